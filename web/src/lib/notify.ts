/** Notifications of the browser, for whoever looks elsewhere. They need a permission, which is asked for on a click. */

/** Whether the browser has notifications at all. */
export function canNotify(): boolean {
  return "Notification" in window;
}

/** Whether somebody has allowed them. */
export function isAllowed(): boolean {
  return canNotify() && Notification.permission === "granted";
}

/** Asks for the permission; the answer is whether it was given. */
export async function askPermission(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Shows a notification while the page is out of sight. A click on it leads to the page; the next one of the same `tag` takes its place. */
export function notify(title: string, body: string, tag: string): void {
  if (!isAllowed() || document.visibilityState === "visible") return;
  try {
    const shown = new Notification(title, { body, tag, icon: "/icon.svg" });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Some browsers on phones let only installed pages notify; the title tells it there.
  }
}

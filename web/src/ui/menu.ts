/** What the menu of the top bar offers. A page gives its own entries as data; the menu adds what every page has. */

export interface MenuEntry {
  id: string;
  label: string;
  icon: string;
  /** What it means, for entries whose name does not say it. */
  hint?: string;
  /** The key that does the same. */
  key?: string;
  /** Ways out of the page stand last, apart from everything else. */
  isWayOut?: boolean;
  /** Something that is on or off. */
  isOn?: boolean;
  /** An address, or what is done. Plain pages for reading open over a table. */
  href?: string;
  run?: () => void;
}

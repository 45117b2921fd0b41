/** The options of a table while somebody chooses. Every change asks the server again; what was known stays until its answer is here. */
import type { Choice, Choices, GameDescription } from "../protocol";
import { api, ApiError } from "../lib/api";
import { culprit, partsOf, wished, without, writeOptions, type Wishes } from "./options";

export class OptionsModel {
  wishes = $state.raw<Wishes>({});
  /** The last answer. It may be older than the wishes. */
  choices = $state.raw<Choices>()!;
  /** Whether `choices` is about the wishes as they are. */
  isFresh = $state(false);
  /** Why the server could not even read the options. */
  failure = $state.raw<ApiError | null>(null);
  private asked = 0;

  constructor(game: GameDescription, wishes: Wishes = {}) {
    this.game = game.name;
    this.wishes = wishes;
    const colours = game.choices.find(({ key }) => key === "colours")?.default ?? "";
    this.choices = { options: "", seats: partsOf(colours), refusals: [], choices: game.choices };
  }

  readonly game: string;
  /** Whether a table can be made of this. */
  readonly isSound: boolean = $derived(this.isFresh && this.failure === null && this.choices.refusals.length === 0);
  /** What is wrong with the options as they are. */
  readonly problems = $derived(this.failure ? this.failure.refusals : this.choices.refusals);

  /** What an option is, with the wish of this moment. */
  valueOf(choice: Choice): string {
    return this.wishes[choice.key] ?? choice.default;
  }

  choice(key: string): Choice | undefined {
    return this.choices.choices.find((choice) => choice.key === key);
  }

  set(choice: Choice, value: string): void {
    this.wishes = wished(this.wishes, choice, value);
    void this.ask();
  }

  /** Makes an option official again. */
  putBack(key: string): void {
    this.wishes = without(this.wishes, key);
    void this.ask();
  }

  culprit = (refusal: Parameters<typeof culprit>[0], key: string | null) => culprit(refusal, this.wishes, key);

  /** Asks the server what may be chosen now. */
  async ask(): Promise<void> {
    const number = ++this.asked;
    this.isFresh = false;
    try {
      const answer = await api.choices(this.game, writeOptions(this.wishes));
      if (number !== this.asked) return;
      this.choices = answer;
      this.failure = null;
    } catch (error) {
      if (number !== this.asked) return;
      this.failure = error instanceof ApiError ? error : new ApiError("UNAVAILABLE", String(error));
    }
    this.isFresh = true;
  }
}

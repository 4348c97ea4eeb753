import type { AutomaticRules } from "./automatic-dispatch.ts";

/** One of our own drivers with a vehicle, or a provider who names both. */
export type Recipient = {
  readonly name: string;
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  readonly providerId: string | null;
  /** By how many classes the vehicle is larger than what was sold. */
  readonly oversize: number;
  readonly score: number;
  readonly why: readonly string[];
};

/** The answer of a recipient to earlier offers of this trip at its present time. */
export type Earlier = {
  readonly driverId: string | null;
  readonly providerId: string | null;
  readonly state: "declined" | "expired" | "released" | "removed" | "failed";
};

type Ranking = {
  readonly recipients: readonly Recipient[];
  readonly earlier: readonly Earlier[];
  /** Drivers who have an open offer of another trip at that time. */
  readonly asked: ReadonlySet<string>;
};

/** In turn, and once more with everyone. */
const silentAtMost = 2;

/**
 * The list of the next round, best first: the right size before a larger one, then by score. Who said no is not asked again,
 * nor who was silent twice; who was silent once comes last.
 */
export function nextList(
  { recipients, earlier, asked }: Ranking,
  rules: Pick<AutomaticRules, "listAtMost" | "asksProviders">,
) {
  const answersOf = (one: Recipient) => earlier.filter((answer) => keyOf(answer) === keyOf(one));
  const silent = (one: Recipient) => answersOf(one).filter(({ state }) => state === "expired").length;
  const hasRefused = (one: Recipient) => answersOf(one).some(({ state }) => state !== "expired");
  const possible = recipients.filter(
    (one) => !hasRefused(one) && silent(one) < silentAtMost && (rules.asksProviders || one.providerId === null),
  );
  const free = possible.filter(({ driverId }) => driverId === null || !asked.has(driverId));
  const list = free
    .toSorted(
      (a, b) => silent(a) - silent(b) || a.oversize - b.oversize || b.score - a.score || (a.name < b.name ? -1 : 1),
    )
    .slice(0, rules.listAtMost);
  return { list, isExhausted: possible.length === 0 };
}

const keyOf = ({ driverId, providerId }: Pick<Recipient, "driverId" | "providerId">) => driverId ?? providerId ?? "";

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** “Ranked first: 4 km to the pickup, free since 14:10”. */
export function explainRank(at: number, why: readonly string[]): string {
  const rank = ordinals[at] ? `Ranked ${ordinals[at]}` : `Ranked ${at + 1}`;
  return why.length > 0 ? `${rank}: ${why.map(inSentence).join(", ")}` : rank;
}

const inSentence = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

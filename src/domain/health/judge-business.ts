import { counted, type Judgement, judgeNone } from "./health-status.ts";

/** Records that break a business rule: how many, and the first of them by name. */
export type Broken = { readonly count: number; readonly named: readonly string[] };

/** A sentence names at most this many; people work through a list from the top. */
export const namedAtMost = 10;

export const brokenOf = (names: readonly string[]): Broken => ({
  count: names.length,
  named: names.slice(0, namedAtMost),
});

type Sentences = {
  /** The sentence if nothing breaks the rule. */
  readonly none: string;
  /** Singular and plural, such as “confirmed booking”. */
  readonly one: string;
  readonly many?: string;
  /** The problem with them, such as “not paid”. */
  readonly wrong: string;
};

/** “2 confirmed bookings not paid: CTS-7K3M9Q, CTS-8P2R4T.” */
export const judgeBroken =
  ({ none, one, many, wrong }: Sentences) =>
  ({ count, named }: Broken): Judgement => {
    const further = count - named.length;
    const names = `${named.join(", ")}${further > 0 ? ` and ${further} more` : ""}`;
    return judgeNone(count, { none, some: `${counted(count, one, many)} ${wrong}: ${names}.` });
  };

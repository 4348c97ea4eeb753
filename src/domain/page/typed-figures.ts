import { withoutMarks } from "./page-marks.ts";

/** A figure of the settings in the words in which texts say it. */
export type SaidFigure = {
  /** The mark that says it. */
  readonly mark: string;
  readonly value: number;
  /** In whole percent, hours, minutes or years; the number is the first group. */
  readonly pattern: RegExp;
  readonly about: string;
};

export type FigureProblem =
  | { readonly is: "typed_price"; readonly text: string }
  | { readonly is: "typed_figure"; readonly text: string; readonly mark: string }
  | { readonly is: "contradiction"; readonly text: string; readonly about: string; readonly value: number };

/** An amount such as R1 299, R950 or ZAR 200. */
const amount = /(?:\bR|\bZAR|\$|€|£)\s?\d[\d\s\u00a0.,]*\d|(?:\bR|\bZAR|\$|€|£)\s?\d\b/g;

/**
 * Figures that were typed where a mark would follow the tariff or the settings: what is typed today is wrong after the next
 * change, and one that differs already contradicts what the company charges.
 */
export function figureProblems(text: string, said: readonly SaidFigure[]): readonly FigureProblem[] {
  const typed = withoutMarks(text);
  const prices = [...typed.matchAll(amount)].map(
    ([price]): FigureProblem => ({ is: "typed_price", text: price.trim() }),
  );
  const figures = said.flatMap(({ mark, value, pattern, about }) =>
    [...typed.matchAll(new RegExp(pattern.source, "gi"))].map(([words, number]): FigureProblem => {
      const isSame = Number(number) === value;
      return isSame ? { is: "typed_figure", text: words, mark } : { is: "contradiction", text: words, about, value };
    }),
  );
  return [...prices, ...figures];
}

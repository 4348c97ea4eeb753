import { createContext, useContext, useMemo } from "react";
import { defaultFigures, type Figures, inFigures } from "../words/figures.ts";

const SetFigures = createContext<Figures>(defaultFigures);

/** Everything within reads its texts in the figures that are set. */
export const FiguresProvider = SetFigures;

/** The texts of a page in the figures that are set. */
export function useFigured<T>(words: T): T {
  const figures = useContext(SetFigures);
  return useMemo(() => (figures === defaultFigures ? words : inFigures(words, figures)), [words, figures]);
}

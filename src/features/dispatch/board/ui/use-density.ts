import { createContext, useContext } from "react";
import { useStoredText } from "#design/use-stored-text.ts";
import { useSession } from "#platform/browser/session.ts";

/** `compact`: forty rows at a glance; `normal`: room for the passenger’s name and what they bring. */
export type Density = "normal" | "compact";

/** As each person of our team last chose it, also where several share a computer. */
export function useDensity(): { density: Density; setDensity: (density: Density) => void } {
  const session = useSession();
  const [stored, setDensity] = useStoredText(`board-density:${session.status === "in" ? session.person.userId : ""}`);
  return { density: stored === "compact" ? "compact" : "normal", setDensity };
}

export const DensityShown = createContext<Density>("normal");
export const useIsCompact = (): boolean => useContext(DensityShown) === "compact";

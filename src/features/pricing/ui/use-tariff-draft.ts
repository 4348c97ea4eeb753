import { useState } from "react";
import { type TariffContent, tariffContent } from "../tariff-contract.ts";
import { partName } from "./tariff-labels.ts";

/** Changes one part of the tariff. */
export type PutPart = <K extends keyof TariffContent>(part: K, value: TariffContent[K]) => void;
export type PartEditorProps = { draft: TariffContent; put: PutPart };

export type Problem = { readonly where: string; readonly message: string };

/** A tariff being edited. */
export function useTariffDraft(start: TariffContent) {
  const [draft, setDraft] = useState(start);
  const put: PutPart = (part, value) => setDraft((before) => ({ ...before, [part]: value }));
  return { draft, put, problems: problemsOf(draft), isChanged: draft !== start };
}

function problemsOf(draft: TariffContent): Problem[] {
  const parsed = tariffContent.safeParse(draft);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({ where: path.map(placeOf).join(" › "), message }));
}

/** People count rows from one. */
const placeOf = (key: PropertyKey): string => (typeof key === "number" ? String(key + 1) : partName(String(key)));

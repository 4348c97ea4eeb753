import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { bankContract, linesAtOnce } from "../contract.ts";
import { bankLists } from "./use-bank-call.ts";
import { readStatement } from "./use-read-statement.ts";

const { importBankLines, bankImports } = bankContract;
/** An import matches lines, so it reloads the same lists as manual matching. */
const refreshed = [bankImports, ...bankLists];

export type ImportOutcome = { lines: number; new_lines: number; matched: number; unread: readonly string[] };
type Standing =
  | { readonly kind: "idle" }
  | { readonly kind: "sending"; readonly share: number }
  | { readonly kind: "done"; readonly outcome: ImportOutcome }
  | { readonly kind: "failed"; readonly why: string; readonly share: number };

/**
 * Parses a statement in the browser and sends its lines in parts. Parts that arrived are kept, and a retry
 * repeats nothing.
 */
export function useStatementImport() {
  const kept = useQueryClient();
  const [standing, setStanding] = useState<Standing>({ kind: "idle" });
  const send = async (file: File) => {
    let arrived = 0;
    setStanding({ kind: "sending", share: arrived });
    try {
      const outcome = await sendAll(file, (share) => {
        arrived = share;
        setStanding({ kind: "sending", share });
      });
      setStanding({ kind: "done", outcome });
    } catch (error) {
      const why = error instanceof Error ? error.message : "We couldn’t save that. Please try again.";
      setStanding({ kind: "failed", why, share: arrived });
    }
    await Promise.all(refreshed.map(({ name }) => kept.invalidateQueries({ queryKey: [name] })));
  };
  return { standing, send };
}

async function sendAll(file: File, onShare: (share: number) => void): Promise<ImportOutcome> {
  const { format, lines, unread } = await readStatement(await file.text());
  if (lines.length === 0)
    throw new Error(
      unread.length > 0
        ? `${unread.length} rows of this file hold money, and none could be read. Check their dates and amounts.`
        : "No transactions could be read in this file. Please export the statement as CSV or OFX.",
    );
  let import_id: string | null = null;
  let sums = { lines: 0, new_lines: 0, matched: 0 };
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const part = lines.slice(at, at + linesAtOnce);
    const answer: typeof sums & { import_id: string } = await callSignedIn(importBankLines, {
      import_id,
      name: file.name.slice(0, 200) || "statement",
      format,
      lines: part,
      unread: unread.length,
    });
    ({ import_id, ...sums } = answer);
    onShare(Math.min(1, (at + linesAtOnce) / lines.length));
  }
  return { ...sums, unread };
}

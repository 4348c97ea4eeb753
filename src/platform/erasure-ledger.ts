import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** One erasure as hashes that identify no one: they can only be compared with an existing address. */
export type ErasureEntry = {
  readonly id: string;
  readonly erasedAt: string;
  readonly salt: string;
  /** Null if only an account was erased whose address was never confirmed. */
  readonly addressHash: string | null;
  readonly userId: string | null;
};

export const ledgerName = "erased-people.jsonl";

/** How long erasures stay in the ledger: no backup is older. */
export const ledgerKeptDays = 3 * 366;

export const newSalt = (): string => randomBytes(16).toString("hex");

export const hashAddress = (salt: string, email: string): string =>
  createHash("sha256").update(`${salt} ${email.trim().toLowerCase()}`).digest("hex");

/** The erasures in these folders, each once. A folder without a ledger has none. */
export function readLedger(folders: readonly string[]): ErasureEntry[] {
  const entries = new Map<string, ErasureEntry>();
  for (const folder of folders) {
    const file = path.join(folder, ledgerName);
    const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
    for (const line of text.split("\n").filter(Boolean)) {
      const entry: ErasureEntry = JSON.parse(line);
      entries.set(entry.id, entry);
    }
  }
  return [...entries.values()];
}

/** Adds erasures to a folder’s ledger, keeping existing ones. Written to a temporary file and renamed. */
export function writeLedger(folder: string, entries: readonly ErasureEntry[]): void {
  const all = new Map([...readLedger([folder]), ...entries].map((entry) => [entry.id, entry]));
  if (all.size === 0) return;
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lines = [...all.values()].map((entry) => `${JSON.stringify(entry)}\n`);
  const next = path.join(folder, `.${ledgerName}.${process.pid}`);
  fs.writeFileSync(next, lines.join(""), { mode: 0o600, flush: true });
  fs.renameSync(next, path.join(folder, ledgerName));
}

import type { LoadRequest } from "#platform/backup/load-backup.ts";
import { ExportProblem, type OpenedExport } from "#platform/export/open-export.ts";
import { fillContent } from "#platform/files/fill-content.ts";
import { newId } from "#platform/ids.ts";
import { dropScheduledJobs } from "#platform/jobs/drop-scheduled-jobs.ts";
import { holdWaitingEmails } from "#platform/mail/hold-waiting-emails.ts";
import { recordRestore } from "../../server/store.ts";
import { bytesOf, loadExport, sumsIn } from "./import-store.ts";

export type ImportRequest = {
  readonly opened: OpenedExport;
  readonly address: LoadRequest["address"];
  readonly now: Date;
  say(message: string): void;
};

export type ImportedCompany = { readonly rows: number; readonly files: number; readonly heldEmails: number };

/** Imports a company into an empty database: completely and with the manifest’s sums, or not at all. */
export async function importCompany({ opened, address, now, say }: ImportRequest): Promise<ImportedCompany> {
  const { manifest } = opened;
  let heldEmails = 0;
  await loadExport(opened, {
    address,
    say,
    async finish(client) {
      // One file in memory at a time.
      for (const file of manifest.files) await fillContent(client, file.id, await bytesOf(opened, file));
      const sums = await sumsIn(client);
      const wrong = Object.entries(manifest.sums).filter(([column, sum]) => sums[column] !== sum);
      if (wrong.length > 0)
        throw new ExportProblem(
          `The sums differ: ${wrong
            .slice(0, 3)
            .map(([column]) => column)
            .join(", ")}. Nothing was changed.`,
        );
      heldEmails = await holdWaitingEmails(client, now);
      await dropScheduledJobs(client);
      const takenAt = new Date(manifest.takenAt);
      await recordRestore(client, {
        id: newId(),
        backupName: `export of ${manifest.company}`,
        takenAt,
        restoredAt: now,
        isCopy: false,
      });
    },
  });
  return { rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), files: manifest.files.length, heldEmails };
}

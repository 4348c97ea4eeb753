import fs from "node:fs";
import path from "node:path";
import { unpackDataFiles } from "#platform/backup/data-files.ts";
import { type LoadRequest, loadBackup, readJson } from "#platform/backup/load-backup.ts";
import type { OpenedBackup } from "#platform/backup/manifest.ts";
import { readPart } from "#platform/backup/parts.ts";
import { markOf } from "#platform/backup/secret-mark.ts";
import { asEnvironmentFile, type SettingsPart } from "#platform/backup/settings-part.ts";
import { readLedger, writeLedger } from "#platform/erasure-ledger.ts";
import { newId } from "#platform/ids.ts";
import { dropAllJobs, dropScheduledJobs } from "#platform/jobs/drop-scheduled-jobs.ts";
import { holdWaitingEmails } from "#platform/mail/hold-waiting-emails.ts";
import { recordRestore } from "./store.ts";

export type RestoreRequest = {
  readonly backup: OpenedBackup;
  readonly address: LoadRequest["address"];
  readonly dataDir: string;
  /** The secret this machine is set up with, if any. */
  readonly appSecret: string | undefined;
  /** A copy next to the real company sends no email, takes no payment and calls no service. */
  readonly isCopy: boolean;
  readonly now: Date;
  readonly say: (message: string) => void;
};

export type RestoredBackup = {
  readonly heldEmails: number;
  readonly files: number;
  /** Without the same secret, emailed links, sign-ins and two-step verification don’t work. */
  readonly secret: "restored" | "same" | "missing" | "other";
};

/** Restores rows, files and settings. The database is restored completely or not at all. */
export async function restoreBackup(request: RestoreRequest): Promise<RestoredBackup> {
  const { backup, address, dataDir, isCopy, now, say } = request;
  const { name, takenAt } = backup.manifest;
  let heldEmails = 0;
  await loadBackup(backup, {
    address,
    say,
    async finish(client) {
      heldEmails = await holdWaitingEmails(client, now);
      await (isCopy ? dropAllJobs(client) : dropScheduledJobs(client));
      const restore = { id: newId(), backupName: name, takenAt: new Date(takenAt), restoredAt: now, isCopy };
      await recordRestore(client, restore);
    },
  });
  const files = await unpackDataFiles(dataDir, readPart(backup, backup.manifest.files));
  // The first start repeats erasures made since.
  writeLedger(dataDir, readLedger([path.dirname(backup.folder)]));
  return { heldEmails, files, secret: await restoreSettings(request) };
}

/** Settings go into a file for review, because this machine has its own. The secret must be the same as before. */
async function restoreSettings({ backup, dataDir, appSecret }: RestoreRequest): Promise<RestoredBackup["secret"]> {
  const settings = await readJson<SettingsPart>(backup, backup.manifest.settings);
  const write = (name: string, text: string) =>
    fs.writeFileSync(path.join(dataDir, name), text, { mode: 0o600, flag: "wx" });
  if (settings.values) write("settings-of-backup.env", asEnvironmentFile(settings));
  if (appSecret !== undefined) return (await markOf(appSecret)) === backup.manifest.secretMark ? "same" : "other";
  if (!settings.appSecret) return "missing";
  write("app-secret", settings.appSecret);
  return "restored";
}

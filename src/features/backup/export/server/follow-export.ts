import { finished, type Readable } from "node:stream";
import type { Context } from "#platform/context.ts";
import { sentenceOf } from "#platform/describe-error.ts";
import type { ExportSource } from "#platform/export/write-export.ts";
import type { Logger } from "#platform/logger.ts";
import { noteProgress } from "./store.ts";
import { streamExport } from "./stream-export.ts";
import { findCompanyName } from "./views.ts";

type Following = {
  readonly db: Context["db"];
  readonly log: Logger;
  readonly id: string;
  clock(): Date;
};

const noteEveryMs = 1000;

/** An export whose progress and end are recorded; its snapshot is closed however it ends. */
export async function followExport(following: Following, open: () => Promise<ExportSource>): Promise<Readable> {
  const { db, id, clock, log } = following;
  const note = (progress: Parameters<typeof noteProgress>[2]) =>
    noteProgress(db, id, progress).catch((error: unknown) =>
      log.warn({ err: error }, "progress of an export not kept"),
    );
  const end = (error: string) => note({ state: error ? "failed" : "done", error, endedAt: clock() });
  let snapshot: ExportSource | undefined;
  try {
    const opened = await open();
    snapshot = opened;
    let notedAt = 0;
    const content = await streamExport(opened, {
      company: await findCompanyName(db),
      onProgress({ done, total }) {
        if (done < total && Date.now() - notedAt < noteEveryMs) return;
        notedAt = Date.now();
        void note({ partsDone: done, partsTotal: total });
      },
      onEnd: ({ tables }) => void note({ rowCount: tables.reduce((sum, { rows }) => sum + rows, 0) }),
    });
    finished(content, (error) => {
      void opened.close();
      void end(error ? `It broke off: ${sentenceOf(error)}` : "");
    });
    return content;
  } catch (error) {
    await snapshot?.close();
    await end(sentenceOf(error));
    throw error;
  }
}

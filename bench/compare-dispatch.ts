import fs from "node:fs/promises";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { fillDays } from "../src/testing/full-days.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { compareAssigning } from "./compare-assigning.ts";
import { compareDays, measureIdle, measureReach } from "./compare-boards.ts";
import { printRatio } from "./compare-servers.ts";
import { createFilled, openFilled } from "./filled-site.ts";

/** Dispatch’s daily work on a large company’s days: 1 000 trips and 200 drivers. */
export async function compareDispatch(): Promise<void> {
  const dataDir = await newOpenFolder();
  const server = await startEmbeddedServer(`${dataDir}/postgres`);
  const host = "host" in server.address ? server.address.host : "";
  try {
    await runBoards(host);
    await runAssigning(host, server.dataFolder);
  } finally {
    await server.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

async function runBoards(host: string): Promise<void> {
  const sizes = { bench_day: { drivers: 20, trips: 50 }, bench_full_day: { drivers: 200, trips: 1000 } };
  for (const [database, size] of Object.entries(sizes))
    await createFilled({ host, database }, (pool) => fillDays(pool, { ...size, days: 7, assigned: 80 }));
  const small = await openFilled({ host, database: "bench_day", port: 4395, role: "dispatcher" });
  const large = await openFilled({ host, database: "bench_full_day", port: 4396, role: "dispatcher" });
  try {
    (await compareDays(small, large)).forEach(printRatio);
    await measureReach(large, host, "bench_full_day");
    await measureIdle(large);
  } finally {
    for (const { running } of [small, large]) await running.stop();
  }
}

async function runAssigning(host: string, dataFolder: string): Promise<void> {
  const database = "bench_assigning";
  await createFilled({ host, database }, (pool) =>
    fillDays(pool, { drivers: 200, trips: 1000, days: 30, assigned: 20 }),
  );
  const site = await openFilled({ host, database, port: 4394, role: "dispatcher" });
  try {
    for (const ratio of await compareAssigning({ site, host, database, dataFolder })) printRatio(ratio);
  } finally {
    await site.running.stop();
  }
}

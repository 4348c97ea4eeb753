import fs from "node:fs/promises";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { pipelineStages } from "../src/domain/enquiry/pipeline.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { fillSales } from "./fill-sales.ts";
import { askSite, createFilled, type FilledSite, openFilled } from "./filled-site.ts";

const small = 1000;
const rounds = 8;
const inboxFilters = ["open", "mine", "unassigned", "unread", "waiting", "done", "all"];
const searches = ["surname12", "guest17", "guest17@example.com", "082 000", "ENQ-00002A", "zzyzx"];

type Asked = { readonly name: string; readonly call: string; readonly input: object; readonly pages?: number };

const asked: readonly Asked[] = [
  ...pipelineStages.map((stage) => ({ name: `column ${stage}`, call: "list-pipeline", input: { stage } })),
  { name: "column new, third page", call: "list-pipeline", input: { stage: "new" }, pages: 2 },
  { name: "column new, overdue", call: "list-pipeline", input: { stage: "new", overdue: true } },
  { name: "column new, one service", call: "list-pipeline", input: { stage: "new", service: "day_tour" } },
  { name: "column quoted, no owner", call: "list-pipeline", input: { stage: "quoted", owner: "none" } },
  ...inboxFilters.map((filter) => ({ name: `inbox, ${filter}`, call: "list-threads", input: { filter } })),
  { name: "inbox, all, third page", call: "list-threads", input: { filter: "all" }, pages: 2 },
  ...searches.map((search) => ({
    name: `inbox, search ${search}`,
    call: "list-threads",
    input: { filter: "all", search },
  })),
];

/** The columns of the pipeline and the inbox with a thousand enquiries, quotes and threads, and with a hundred times as many. */
export async function compareSales(large: number): Promise<void> {
  const dataDir = await newOpenFolder();
  const server = await startEmbeddedServer(`${dataDir}/postgres`);
  const host = "host" in server.address ? server.address.host : "";
  for (const [name, rows] of [["small", small] as const, ["large", large] as const])
    await createFilled({ host, database: `sales_${name}` }, (pool) => fillSales(pool, rows));
  const open = (database: string, port: number) => openFilled({ host, database, port, role: "admin" });
  const sites = [await open("sales_small", 4395), await open("sales_large", 4396)] as const;
  try {
    for (const one of asked) await print(sites, one);
  } finally {
    for (const { running } of sites) await running.stop();
    await server.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

/** The fastest of each, asked in turn: others’ work only ever makes it slower. */
async function print(sites: readonly [FilledSite, FilledSite], { name, call, input, pages = 0 }: Asked): Promise<void> {
  const fastest: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const inputs = [await pageOn(sites[0], { call, input, pages }), await pageOn(sites[1], { call, input, pages })];
  for (let round = 0; round < rounds; round++)
    for (const at of [0, 1] as const) {
      const started = performance.now();
      await askSite(sites[at], call, inputs[at] ?? input);
      fastest[at] = Math.min(fastest[at], performance.now() - started);
    }
  const [few, many] = fastest;
  console.log(`${name.padEnd(40)} ${(many / few).toFixed(1)}x (${many.toFixed(1)} of ${few.toFixed(1)} ms)`);
}

/** The input for a later page, by the keys of those before it. */
async function pageOn(site: FilledSite, { call, input, pages }: Omit<Asked, "name"> & { pages: number }) {
  let asking: object = input;
  for (let page = 0; page < pages; page++) {
    const { next } = JSON.parse(await askSite(site, call, asking));
    asking = { ...input, after: next };
  }
  return asking;
}

import fs from "node:fs/promises";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { compareAdmin } from "./compare-admin.ts";
import { compareAuth } from "./compare-auth.ts";
import { compareBooking } from "./compare-booking.ts";
import { compareChecks } from "./compare-checks.ts";
import { compareCounting } from "./compare-counting.ts";
import { compareCrowds } from "./compare-crowds.ts";
import { compareDispatch } from "./compare-dispatch.ts";
import { compareFigures } from "./compare-figures.ts";
import { comparePeople } from "./compare-people.ts";
import { comparePositions } from "./compare-positions.ts";
import { compareRender } from "./compare-render.ts";
import { compareSales } from "./compare-sales.ts";
import { compareWithBare, printRatio, type Ratio } from "./compare-servers.ts";
import { measureFirstTap } from "./first-tap.ts";
import { runManyPhones } from "./many-phones.ts";
import { startOurs } from "./processes.ts";

const [part, rows] = process.argv.slice(2);
// `npm run bench -- admin`: by itself, because a million bookings are not written in a moment.
if (part === "admin") await compareAdmin(Number(rows ?? 1_000_000));
// `npm run bench -- figures`: the pages of revenue over three years.
else if (part === "figures") await compareFigures(Number(rows ?? 1_000_000));
// `npm run bench -- people`: the list of customers and the caller screen, and what knowing the person costs a booking.
else if (part === "people") await comparePeople(Number(rows ?? 1_000_000));
// `npm run bench -- sales`: the columns of the pipeline and the inbox.
else if (part === "sales") await compareSales(Number(rows ?? 100_000));
// `npm run bench -- crowds`: what a burst does to everybody else.
else if (part === "crowds") await compareCrowds();
// `npm run bench -- counting`: what metrics and the counts behind the checks cost.
else if (part === "counting") await compareCounting();
// `npm run bench -- checks`: what the health checks cost by the minute.
else if (part === "checks") await compareChecks(Number(rows ?? 180_000));
// `npm run bench -- dispatch`: assigning trips, and boards that are open.
else if (part === "dispatch") await compareDispatch();
// `npm run bench -- positions`: phones on the road, and the map that shows them; a number says how many are stored.
else if (part === "positions") await comparePositions(Number(rows ?? 10_000_000));
// `npm run bench -- phones`: a thousand of them for five minutes, and a kill -9 in the middle.
else if (part === "phones") await runManyPhones(Number(rows ?? 300));
// `npm run bench -- first-tap`: how soon a page answers on a slow phone.
else if (part === "first-tap") await measureFirstTap();
else await compareAll();

/** Ratios measured in one run: absolute figures depend on the machine and its other work, ratios much less. */
async function compareAll(): Promise<void> {
  const dataDir = await newOpenFolder();
  const ours = await startOurs(dataDir);
  const guest = await startEmbeddedServer(`${dataDir}/postgres`);
  const socketFolder = "host" in guest.address ? guest.address.host : "";

  const results: Ratio[] = [
    ...(await compareWithBare("cached page / bare Node server", ours, {
      method: "GET",
      path: "/",
      headers: { "accept-encoding": "br" },
    })),
    await compareRender(),
    ...(await compareWithBare("trivial call / bare handler", ours, {
      method: "POST",
      path: "/functions/v1/get-google-maps-key",
      headers: { "content-type": "application/json" },
      body: "{}",
    })),
    ...(await compareAuth(ours, dataDir, socketFolder)),
    ...(await compareBooking(ours, { socketFolder, dataFolder: guest.dataFolder })),
  ];
  // Before the owner: a guest that is left would start the server again.
  await guest.stop();
  await ours.stop();
  await fs.rm(dataDir, { recursive: true, force: true });

  results.forEach(printRatio);
}

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
import { compareEngine } from "./compare-engine.ts";
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
// `npm run bench -- admin`: separate, because writing a million bookings takes minutes.
if (part === "admin") await compareAdmin(Number(rows ?? 1_000_000));
// `npm run bench -- figures`: the pages of revenue over three years.
else if (part === "figures") await compareFigures(Number(rows ?? 1_000_000));
// `npm run bench -- people`: the list of customers and the caller screen, and the cost of recognising the
// customer during a booking.
else if (part === "people") await comparePeople(Number(rows ?? 1_000_000));
// `npm run bench -- sales`: the columns of the pipeline and the inbox.
else if (part === "sales") await compareSales(Number(rows ?? 100_000));
// `npm run bench -- crowds`: the effect of a burst on everyone else.
else if (part === "crowds") await compareCrowds();
// `npm run bench -- counting`: the cost of metrics and of the counts behind the checks.
else if (part === "counting") await compareCounting();
// `npm run bench -- checks`: the cost of the health checks per minute.
else if (part === "checks") await compareChecks(Number(rows ?? 180_000));
// `npm run bench -- dispatch`: assigning trips, and open boards.
else if (part === "dispatch") await compareDispatch();
// `npm run bench -- positions`: phones on the road, and the map that shows them; the number is how many are
// stored.
else if (part === "positions") await comparePositions(Number(rows ?? 10_000_000));
// `npm run bench -- phones`: a thousand of them for five minutes, with a kill -9 halfway.
else if (part === "phones") await runManyPhones(Number(rows ?? 300));
// `npm run bench -- engine FOLDER`: the price of a trip, against another version of this repository.
else if (part === "engine") await compareEngine(rows ?? "");
// `npm run bench -- first-tap`: how soon a page answers on a slow phone.
else if (part === "first-tap") await measureFirstTap();
else await compareAll();

/** Ratios measured in one run: absolute figures depend on the machine and its load, ratios much less. */
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
  // The guest stops before the owner, because otherwise it would restart the server.
  await guest.stop();
  await ours.stop();
  await fs.rm(dataDir, { recursive: true, force: true });

  results.forEach(printRatio);
}

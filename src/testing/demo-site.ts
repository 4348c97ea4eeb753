import { demoNow } from "./test-database.ts";
import { openTestSite } from "./test-site.ts";

/** The application of the demo company, whose clock goes on from the demo’s own moment: all tests share one filling of it. */
export async function openDemoSite() {
  const site = await openTestSite({}, { template: "demo" });
  const ahead = demoNow.getTime() - Date.now();
  site.world.clock = () => new Date(Date.now() + ahead);
  return site;
}

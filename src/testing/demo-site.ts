import { demoNow } from "./test-database.ts";
import { openTestSite } from "./test-site.ts";

/** The demo company’s application, its clock running from the demo’s present. All tests share one database. */
export async function openDemoSite() {
  const site = await openTestSite({}, { template: "demo" });
  const ahead = demoNow.getTime() - Date.now();
  site.world.clock = () => new Date(Date.now() + ahead);
  return site;
}

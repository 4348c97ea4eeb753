import { stopAll } from "./failover/cluster.ts";
import { drillFailover } from "./failover/failover.ts";

const [drill, times = "20"] = process.argv.slice(2);
if (drill !== "failover") {
  console.error("npm run drill -- failover [kills]: loses the primary database under load, as often as you say");
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stopAll().then(() => process.exit(1)));
const isKept = await drillFailover(Number(times));
console.log(isKept ? "The promise was kept." : "The promise was NOT kept.");
process.exit(isKept ? 0 : 1);

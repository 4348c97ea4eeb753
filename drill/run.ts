import { stopAll } from "./failover/cluster.ts";
import { drillFailover } from "./failover/failover.ts";
import { drillScale } from "./scale/scale.ts";

const [drill, input, share] = process.argv.slice(2);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stopAll().then(() => process.exit(1)));
if (drill === "failover") {
  const isKept = await drillFailover(Number(input ?? 20));
  console.log(isKept ? "The promise was kept." : "The promise was NOT kept.");
  process.exit(isKept ? 0 : 1);
} else if (drill === "scale") {
  await drillScale(input, Number(share ?? 1));
  process.exit(0);
} else {
  console.error("npm run drill -- failover [kills]: loses the primary database under load, as often as you say");
  console.error(
    "npm run drill -- scale [queries|load|rise|all] [share of the past]: fills a company of 1,000 vehicles and measures a day of it",
  );
  process.exit(1);
}

import { judgeDisk } from "#domain/health/judge-database.ts";
import { defineCheck } from "./define-check.ts";

export const diskSpace = defineCheck({
  id: "disk-space",
  name: "Disk space",
  group: "platform",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 5,
  read: ({ setup, probes }) => probes.diskOf(setup.dataDir),
  judge: judgeDisk,
});

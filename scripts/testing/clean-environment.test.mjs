import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { cleanEnvironment } from "./clean-environment.mjs";

test("settings of the product and of PostgreSQL are removed, the rest is kept", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "clean-"));
  const example = path.join(folder, ".env.example");
  fs.writeFileSync(example, "# Where pictures go.\n#STORAGE_FOLDER=data/files\nMAPS_KEY=\n");
  const env = {
    PATH: "/bin",
    CI: "true",
    PAGER: "less",
    DATABASE_URL: "postgres://elsewhere",
    PGHOST: "elsewhere",
    NODE_ENV: "production",
    STORAGE_FOLDER: "/srv",
    MAPS_KEY: "secret",
  };
  expect(cleanEnvironment(env, example)).toEqual({ PATH: "/bin", CI: "true", PAGER: "less" });
  fs.rmSync(folder, { recursive: true });
});

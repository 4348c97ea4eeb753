// Tests must run in the same environment on every machine, so a person's own server settings are removed.
import fs from "node:fs";
import path from "node:path";
import { root } from "../setup/project.mjs";

const known = ["DATABASE_URL", "PORT", "HOST", "SMTP_URL", "APP_SECRET", "DEMO", "SITE_URL", "RATE_LIMIT", "NODE_ENV"];

/** The environment without the product's settings, and without the defaults of PostgreSQL clients (PG...). */
export function cleanEnvironment(env = process.env, exampleFile = path.join(root, ".env.example")) {
  const example = fs.existsSync(exampleFile) ? fs.readFileSync(exampleFile, "utf8") : "";
  const settings = new Set([...known, ...settingNames(example)]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.has(name) && !/^PG[A-Z]+$/.test(name)));
}

/** .env.example lists every setting, including those commented out. */
function settingNames(example) {
  return [...example.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
}

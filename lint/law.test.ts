// @vitest-environment node
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lawfulTree } from "./lawful-imports.ts";
import { repository, runTool, type Trial, writeTrial } from "./trial.ts";
import { breaches, disguisedBreaches, unlawfulTree } from "./unlawful-imports.ts";
import { innocents, offences, signals } from "./unlawful-style.ts";

const lawOfImports = join(repository, ".dependency-cruiser.cjs");
const rules: { name: string; comment: string; severity: string }[] = createRequire(import.meta.url)(
  lawOfImports,
).forbidden;

const trials: Trial[] = [];
const prepare = (...trial: Parameters<typeof writeTrial>) => {
  const written = writeTrial(...trial);
  trials.push(written);
  return written;
};
afterAll(() => {
  for (const trial of trials) trial.remove();
});

type Cruise = { summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] } };

async function cruise(tree: Readonly<Record<string, string>>) {
  const args = ["--config", lawOfImports, "--output-type", "json", "src"];
  const report: Cruise = JSON.parse(
    await runTool(prepare(tree), "dependency-cruiser/bin/dependency-cruiser.mjs", args),
  );
  return report.summary;
}

describe("import rules", () => {
  let lawful: Cruise["summary"];
  let unlawful: string[];
  beforeAll(async () => {
    const [clean, broken] = await Promise.all([cruise(lawfulTree), cruise(unlawfulTree)]);
    lawful = clean;
    unlawful = broken.violations.map(({ rule, from }) => `${rule.name} ${from}`);
  }, 60_000);

  test("every allowed import passes", () => {
    expect(lawful.violations).toEqual([]);
    expect(lawful.totalCruised).toBeGreaterThan(Object.keys(lawfulTree).length - 2);
  });

  test.each([...breaches, ...disguisedBreaches])("%s refuses %s", (rule, file) => {
    expect(unlawful).toContain(`${rule} ${file}`);
  });

  test("only files that break a rule are listed", () => {
    const guilty = [...breaches, ...disguisedBreaches].map(([, file]) => file);
    const accused = unlawful.map((line) => line.split(" ")[1]);
    expect(accused.filter((file) => !guilty.includes(file ?? ""))).toEqual([]);
  });

  test("every rule is an error, says what to do instead, and has a test", () => {
    const shown = breaches.map(([rule]) => rule);
    expect(rules.filter(({ name }) => !shown.includes(name))).toEqual([]);
    expect(rules.filter(({ severity, comment }) => severity !== "error" || !comment)).toEqual([]);
  });
});

type Lint = { diagnostics: { severity: string; category: string; message: string; location: { path: string } }[] };

describe("style rules", () => {
  let reported: { file: string; rule: string; severity: string }[];
  beforeAll(async () => {
    const plugins = ["lint/no-clock-in-domain.grit", "lint/no-raw-formatting-in-ui.grit", "lint/no-packed-spread.grit"];
    const files = {
      ...innocents,
      ...Object.fromEntries([...offences, ...signals].map(([, file, text]) => [file, text])),
    };
    const trial = prepare(files, ["biome.json", ...plugins]);
    const args = ["lint", "--reporter=json", "--max-diagnostics=none", "."];
    const report: Lint = JSON.parse(await runTool(trial, "@biomejs/biome/bin/biome", args));
    reported = report.diagnostics.map(({ category, message, location, severity }) => ({
      file: location.path,
      rule: category === "plugin" ? message : category,
      severity,
    }));
  }, 60_000);

  /** Length is a warning; everything else is an error. */
  const severityOf = (rule: string) => (rule.includes("noExcessiveLines") ? "warning" : "error");

  test.each(offences)("%s refuses %s", (rule, file) => {
    const said = reported.filter((finding) => finding.file === file && finding.severity === severityOf(rule));
    expect(said.map((finding) => finding.rule)).toContainEqual(expect.stringContaining(rule));
  });

  test.each(signals)("%s warns about %s", (rule, file) => {
    expect(reported.filter((finding) => finding.file === file)).toMatchObject([{ rule, severity: "warning" }]);
  });

  test.each(Object.keys(innocents))("%s is accepted", (file) => {
    expect(reported.filter((finding) => finding.file === file)).toEqual([]);
  });
});

describe("the wall around the domain", () => {
  const outside = ["fetch", "process", "console", "setTimeout", "document", "localStorage"];
  let printed: string;
  beforeAll(async () => {
    const reaches = Object.fromEntries(
      outside.map((name) => [`src/domain/reach-${name.toLowerCase()}.ts`, `export const it = ${name};\n`]),
    );
    const sound = { "src/domain/sound.ts": "export const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);\n" };
    const trial = prepare({ ...reaches, ...sound }, ["package.json", "tsconfig.json", "src/domain/tsconfig.json"]);
    printed = await runTool(trial, "typescript-7/bin/tsc", ["-p", "src/domain", "--pretty", "false"]);
  }, 60_000);

  test.each(outside)("%s does not compile there", (name) => {
    expect(printed).toMatch(new RegExp(`reach-${name.toLowerCase()}\\.ts.*Cannot find name '${name}'`));
  });

  test("plain TypeScript does", () => {
    expect(printed).not.toContain("sound.ts");
  });
});

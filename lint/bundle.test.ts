import { build, type InlineConfig, loadConfigFromFile } from "vite";
import { expect, test } from "vitest";

/** The project's own plugins, and a page that imports something it must not. */
async function buildPage(code: string) {
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" });
  const entry = "virtual-page";
  const page = {
    name: entry,
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  };
  const config: InlineConfig = {
    configFile: false,
    logLevel: "silent",
    plugins: [...(loaded?.config.plugins ?? []), page],
    build: { write: false, rolldownOptions: { input: entry } },
  };
  return build(config);
}

test.each([
  ["a use case", 'import "/src/features/selling/sale/server/create-booking.ts";'],
  ["a table", 'import "/src/db/schema/booking.ts";'],
  ["the configuration", 'import "/src/platform/config.ts";'],
  ["the database driver", 'import "pg";'],
  ["Node itself", 'import "node:fs";'],
])("a browser bundle with %s in it fails to build", async (_what, code) => {
  await expect(buildPage(code)).rejects.toThrow(/Import denied/);
});

test("one with a contract in it is", async () => {
  await expect(buildPage('import "/src/features/selling/sale/contract.ts";')).resolves.toBeDefined();
});

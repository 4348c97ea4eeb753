/// <reference types="vitest/config" />
import fs from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type ViteBuilder } from "vite";
import { callTable } from "./lint/bound-calls.mjs";
import { findCalls } from "./lint/find-calls.mjs";
import { fileGroups } from "./src/app/pages/file-groups.ts";
import { keepServerOut } from "./src/app/pages/keep-server-out.ts";

/**
 * What the server loads from node_modules as it is; everything else (React and what draws with it) is built in. So is
 * drizzle-orm: Node reads the 180 KB of its package.json for each of its files, a third of what a start takes.
 */
const serverPackages = [
  "pg",
  "pg-boss",
  "hono",
  "@hono/node-server",
  "nodemailer",
  "web-push",
  "pino",
  "minisearch",
  "@opentelemetry/api",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace",
  // Reads its letters' widths from files beside it.
  "@react-pdf/renderer",
];

/** One long-lived file for what changes only when a dependency is raised. */
const vendor =
  /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|^\0vite\/preload-helper/;

/** Of a package that only hands on its files, such as the two thousand icons, those are read that someone takes. */
const experimental = { lazyBarrel: true };

/** All know light-dark(); rewritten for older ones, a part of a page could not have a theme of its own. */
const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

/** Only what hangs runs into these: a busy machine must not make a test fail. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000, interval: 20 } } };

/** In every project: a test that warns without saying so fails. */
const warningsFail = "src/testing/setup/warnings-fail.ts";

/** After those of screens, which have a process of their own. */
const later = { sequence: { groupOrder: 1 } };

/**
 * Tests that ask for a window in their first line. A process that changes between those with one and those without is
 * ended and started anew each time, so they are a project of their own.
 */
const withWindow = process.env.VITEST
  ? fs
      .globSync("src/**/*.test.{ts,tsx}")
      .filter((file) => fs.readFileSync(file, "utf8").startsWith("// @vitest-environment happy-dom"))
  : [];

/** Screens that read from the real calls: what they offer is compared with what the server takes. */
const onServer = ["src/app/offered/*.test.tsx"];

/**
 * Rules without a database; our own tools; use cases and calls on real PostgreSQL; screens; screens on the real server;
 * whole processes of the built site.
 */
const projects = [
  {
    extends: true,
    test: {
      name: "domain",
      include: ["src/domain/**/*.test.ts"],
      // Pure functions leave nothing behind for the next file.
      isolate: false,
      setupFiles: ["src/testing/setup/same-cases.ts", warningsFail],
      ...later,
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: "tools",
      include: ["{lint,art,scripts,drill}/**/*.test.{ts,mjs}"],
      setupFiles: [warningsFail],
      ...later,
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: "server",
      include: ["src/*.test.ts", "src/{app,db,design,features,platform,sandbox,testing,shells}/**/*.test.{ts,tsx}"],
      exclude: [...withWindow, ...onServer],
      isolate: false,
      setupFiles: [
        "src/testing/setup/same-cases.ts",
        "src/testing/setup/rows-in-any-order.ts",
        "src/testing/setup/react-without-stacks.ts",
        warningsFail,
      ],
      globalSetup: "src/testing/setup/prepare-databases.ts",
      ...later,
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: "ui",
      include: withWindow,
      // Its set-up makes modules and window as new for each file.
      isolate: false,
      // One process opens one window for all files; two would open one for each.
      maxWorkers: 1,
      sequence: { groupOrder: 0 },
      setupFiles: ["src/testing/setup/react-without-stacks.ts", "src/testing/setup/ready-screen.ts", warningsFail],
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: "offered",
      include: onServer,
      environment: "happy-dom",
      env: { NODE_ENV: "production" },
      isolate: false,
      setupFiles: [
        "src/testing/setup/rows-in-any-order.ts",
        "src/testing/setup/react-as-in-browsers.ts",
        "src/testing/setup/documents-undrawn.ts",
        "src/testing/setup/ready-screen.ts",
      ],
      globalSetup: "src/testing/setup/prepare-databases.ts",
      // Their processes have windows: after those without.
      sequence: { groupOrder: 2 },
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: "processes",
      include: ["tests/processes/*.test.ts"],
      setupFiles: [warningsFail],
      ...later,
      // Several starts of the built server in each.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 60_000, interval: 50 } },
    },
  },
];

/** No test looks at a style, and to read all sources for their classes takes seconds. */
const styles = async () => (process.env.VITEST ? [] : [(await import("@tailwindcss/vite")).default()]);

/** The server's part needs nothing of the browser's, and uses the time in which that waits for one processor. */
async function bothAtOnce({ environments, build }: ViteBuilder) {
  const inTurn = async (...names: string[]) => {
    for (const environment of names.flatMap((name) => environments[name] ?? [])) await build(environment);
  };
  await Promise.all([inTurn("client", "appWorker"), inTurn("ssr")]);
}

/** What src/api.ts imports: every call of a contract with the use case of its name. */
const boundCalls = (): Plugin => {
  const id = "virtual:bound-calls";
  return {
    name: "bound-calls",
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? callTable(findCalls()) : undefined),
    // A call that is added while the site is served is there at the next request.
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment;
      const table = file.endsWith("contract.ts") && moduleGraph.getModuleById(`\0${id}`);
      if (table) moduleGraph.invalidateModule(table);
    },
  };
};

export default defineConfig(({ command }) => ({
  plugins: [styles(), react(), boundCalls(), command === "build" && keepServerOut()],
  // The day the pages were last written, for the sitemap.
  define: { __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)) },
  builder: { buildApp: bothAtOnce },
  environments: {
    client: {
      build: {
        manifest: true,
        outDir: "dist/client",
        // Nothing prints it, and to pack every file for it takes a tenth of a build.
        reportCompressedSize: false,
        cssTarget: browsers,
        rolldownOptions: {
          experimental,
          input: {
            "entry-client": "src/app/pages/entry-client.tsx",
            wake: "src/app/pages/wake.ts",
            live: "src/app/pages/live.ts",
          },
          // wake.ts calls what the entry exports.
          preserveEntrySignatures: "allow-extension",
          output: {
            codeSplitting: { groups: [{ name: "vendor", test: vendor, priority: 10 }, ...fileGroups()] },
          },
        },
      },
    },
    // What keeps the driver's app on a phone: one classic script of its own, because not every browser starts it as a module.
    ...(command === "build" && {
      appWorker: {
        consumer: "client" as const,
        define: { "process.env.NODE_ENV": '"production"' },
        build: {
          outDir: "dist/client",
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: { sw: "src/app/pages/driver-worker.ts" },
            output: { format: "iife" as const, entryFileNames: "driver/sw.js" },
          },
        },
      },
    }),
    // Only for the build: in development these break React's CommonJS files.
    ssr:
      command === "build"
        ? {
            resolve: { noExternal: true, external: serverPackages },
            define: { "process.env.NODE_ENV": '"production"' },
            build: {
              ssr: true,
              outDir: "dist/server",
              copyPublicDir: false,
              rolldownOptions: {
                experimental,
                input: {
                  server: "src/server.ts",
                  worker: "src/worker.ts",
                  pages: "src/app/pages/entry-server.tsx",
                  // Programs of threads; src/platform/threads/thread-file.ts finds them by these names.
                  "search-thread": "src/features/routing/server/search-thread.ts",
                  "judge-thread": "src/features/routing/server/judge-thread.ts",
                  "create-admin": "src/app/commands/create-admin.ts",
                  "rebuild-revenue": "src/app/commands/rebuild-revenue.ts",
                  backup: "src/app/commands/backup.ts",
                  "import-company": "src/app/commands/import-company.ts",
                  restore: "src/app/commands/restore.ts",
                  "drill-restore": "src/app/commands/drill-restore.ts",
                },
              },
            },
          }
        : {},
  },
  test: {
    maxWorkers: 2,
    projects,
  },
}));

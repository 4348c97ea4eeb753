import type { Plugin } from "vite";

const files = /\/src\/(features\/(.+\/)?server\/|db\/|testing\/|platform\/config\.ts$)/;
const packages = /^(node:.+|(pg|pg-boss|drizzle-orm|nodemailer|pino)(\/.*)?)$/;

/**
 * Fails a build with server code in the browser bundle; lint/bundle.test.ts shows it. The patterns are bundler filters,
 * so other files cost no call.
 */
export const keepServerOut = (): Plugin => ({
  name: "keep-server-out",
  enforce: "pre",
  applyToEnvironment: ({ config }) => config.consumer === "client",
  resolveId: {
    filter: { id: packages },
    handler(id, importer) {
      this.error(`Import denied: ${id} is not for browsers, and ${importer} imports it.`);
    },
  },
  load: {
    filter: { id: files },
    handler(id) {
      const [importer] = this.getModuleInfo(id)?.importers ?? [];
      this.error(`Import denied: ${id} is not for browsers, and ${importer} imports it.`);
    },
  },
});

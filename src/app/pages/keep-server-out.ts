import type { Plugin } from "vite";

const files = /\/src\/(features\/(.+\/)?server\/|db\/|testing\/|platform\/config\.ts$)/;
const packages = /^(node:.+|(pg|pg-boss|drizzle-orm|nodemailer|pino)(\/.*)?)$/;

/**
 * A build with server code in the browser's part fails; lint/bundle.test.ts shows it. The patterns are handed to the
 * bundler as filters, so that no file it may take costs a call.
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

import { createServer } from "node:http";
import { createServer as createVite } from "vite";

/** npm run dev: the same database and the same answers as npm start, with pages and calls reloaded as files change. */
const http = createServer();
const vite = await createVite({ appType: "custom", server: { middlewareMode: true, hmr: { server: http } } });
const { serveDevelopment } = await vite.ssrLoadModule("/src/app/serve-development.ts");
await serveDevelopment(http, vite);

import type { PageStore } from "#platform/page-store.ts";
import type { App } from "../app.ts";
import type { AppServices } from "../open-app.ts";

/** Pages read straight from the use cases. The cast is the only place where a call's name meets its answer type. */
export const pageStoreOf = (app: App, services: AppServices): PageStore => ({
  siteUrl: services.world.siteUrl,
  read: (name, input) => app.service.read(name, input) as never,
});

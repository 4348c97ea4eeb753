import type { PageStore } from "#platform/page-store.ts";
import type { App } from "./app.ts";
import type { House } from "./open-house.ts";

/** Pages read straight from the use cases; the cast is the one place where a call's name meets its answer. */
export const pageStoreOf = (app: App, house: House): PageStore => ({
  siteUrl: house.world.siteUrl,
  read: (name, input) => app.service.read(name, input) as never,
});

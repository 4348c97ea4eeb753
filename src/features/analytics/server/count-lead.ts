import type { Context } from "#platform/context.ts";
import { insertVisitEvent } from "./store.ts";

type Lead = { reference: string; path: string; kind: string; service: string };

/** Once per reference, and without a name. */
export const countLead = (ctx: Context, { reference, path, kind, service }: Lead) =>
  insertVisitEvent(ctx.db, {
    id: ctx.newId(),
    kind: "lead",
    path,
    props: { kind, service },
    onceKey: ctx.linkSealFor(`lead:${reference}`),
    createdAt: ctx.now,
  });

import { accept, type Result, refuse } from "#domain/result.ts";
import { firstLanguage, wordsIn } from "#domain/text/language.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { isAddressTaken } from "../../server/address-views.ts";
import type { ServiceForm } from "../contract.ts";
import { keepVersion, lockService, lockServices, updateService } from "./store.ts";
import { isNameTaken, type ServiceRow } from "./views.ts";

type Changes = Partial<Pick<ServiceRow, "state" | "choice" | "facts" | "words" | "updatedBy">>;

const editor = recordEditor<ServiceRow, Changes>({
  lock: lockService,
  update: updateService,
  idOf: ({ slug }) => slug,
});

type Edit = {
  readonly slug: string;
  /** The version on the editor’s screen. */
  readonly version: number;
  readonly action: string;
  readonly putBackOf?: number;
};

/** Writes a new version of a service. Its pages are drawn again, and every instance sells by it from its next sale on. */
export async function editService<R extends string = never>(
  ctx: Context,
  { slug, version, action, putBackOf }: Edit,
  decide: (row: ServiceRow) => Result<Changes, R>,
): Promise<Result<ServiceRow, R | "not_found" | "changed_meanwhile" | "address_taken" | "name_taken">> {
  await lockServices(ctx.db);
  const locked = await editor.lock(ctx, { id: slug, version });
  if (!locked.ok) return locked;
  const decided = decide(locked.value);
  if (!decided.ok) return decided;
  const after = { ...locked.value, ...decided.value };
  const clash = after.state === "ended" ? null : await clashOf(ctx, after);
  if (clash) return refuse(clash);
  const written = await editor.edit(ctx, locked.value, { ...decided.value, updatedBy: editorOf(ctx) });
  await keepService(ctx, written, putBackOf);
  await recordAudit(ctx, {
    action,
    subject: { kind: "service", id: slug },
    details: { name: wordsIn(written.words).name, version: written.version, state: written.state },
  });
  await ctx.touchSite();
  return accept(written);
}

type Named = Pick<ServiceRow, "slug" | "facts" | "words">;

/** Its page, its booking page and its name lead to one service. */
export async function clashOf({ db }: Context, { slug, facts, words }: Named) {
  if (await isAddressTaken(db, { of: "service", slug, bookSlug: facts.bookSlug })) return "address_taken" as const;
  return (await isNameTaken(db, slug, wordsIn(words).name)) ? ("name_taken" as const) : null;
}

export const editorOf = ({ actor }: Context): string | null => (actor.kind === "person" ? actor.userId : null);

type Kept = Pick<ServiceRow, "slug" | "version" | "state" | "facts" | "words">;

export const keepService = (ctx: Context, { slug, version, state, facts, words }: Kept, putBackOf?: number) =>
  keepVersion(ctx.db, {
    slug,
    version,
    state,
    facts,
    words,
    savedAt: ctx.now,
    savedBy: editorOf(ctx),
    putBackOf: putBackOf ?? null,
  });

/** A form’s parts as they are stored. Other languages stay as they are. */
export function partsOf(form: ServiceForm, before?: ServiceRow): Pick<ServiceRow, "facts" | "words"> {
  const { kind, bookSlug, isPopular, noticeHours, ...words } = form;
  const isUsual = before?.facts.isUsual ?? false;
  return {
    facts: { kind, bookSlug, isUsual, isPopular, noticeHours },
    words: { ...before?.words, [firstLanguage]: words },
  };
}

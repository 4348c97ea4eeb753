import type { ListedTemplate } from "../contract.ts";
import { ownTexts, type TemplateKind } from "./template-kinds.ts";
import type { WordVersionRow } from "./views.ts";

/** A template as the list shows it. */
export const describeTemplate = (kind: TemplateKind, saved: WordVersionRow | undefined): ListedTemplate => ({
  kind: kind.kind,
  channel: kind.channel,
  to: kind.to,
  when: kind.when,
  edited: saved ? Object.keys(ownTexts(kind, saved.texts)).length : 0,
  texts: Object.keys(kind.texts).length,
  saved_at: saved?.createdAt.toISOString() ?? null,
  saved_by: saved?.author ?? null,
});

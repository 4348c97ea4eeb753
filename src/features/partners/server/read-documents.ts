import * as z from "zod/mini";
import type { FileFacts } from "#platform/files/storage.ts";

/** An application’s facts about a file: the kind of document, and enough to list it. */
const keptDocument = z.object({
  type: z.string(),
  file_id: z.string(),
  file_name: z.string(),
  content_type: z.string(),
  size: z.number(),
  added_at: z.string(),
});
export type KeptDocument = z.output<typeof keptDocument>;

const kept = z.object({ documents: z._default(z.array(keptDocument), []) });

/** The documents in an application’s details. */
export const readDocuments = (details: Readonly<Record<string, unknown>>): KeptDocument[] =>
  kept.parse(details).documents;

export const documentFrom = (type: string, file: FileFacts, now: Date): KeptDocument => ({
  type,
  file_id: file.id,
  file_name: file.name,
  content_type: file.type,
  size: file.size,
  added_at: now.toISOString(),
});

import { useState } from "react";
import { emptyService, type ServiceDraft, serviceDraftOf, serviceValuesOf } from "#domain/catalogue/service-draft.ts";
import { slugOf } from "#domain/catalogue/tour-draft.ts";
import type { OutputOf } from "#platform/contract.ts";
import { serviceForm, type servicesContract } from "../contract.ts";

export type KnownService = OutputOf<typeof servicesContract.readService>;

/** A service while it is edited: what was typed, and what is wrong with it once it was looked over. */
export function useServiceDraft(known: KnownService | undefined) {
  const start = known ? serviceDraftOf(known) : emptyService;
  const [draft, setDraft] = useState<ServiceDraft>(start);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  return {
    draft,
    change: (changes: Partial<ServiceDraft>) => setDraft((before) => ({ ...before, ...changes })),
    problems,
    setProblems,
    isChanged: JSON.stringify(draft) !== JSON.stringify(start),
  };
}

/** The service as it is sent, and its problems by field. */
export function readServiceDraft(draft: ServiceDraft) {
  const parsed = serviceForm.safeParse(serviceValuesOf(draft));
  const problems: Record<string, string> = {};
  if (!parsed.success) for (const { path, message } of parsed.error.issues) problems[fieldOf(path)] ??= message;
  if (slugOf(draft.slug) !== draft.slug || draft.slug === "")
    problems.slug = "Use lower-case letters, digits and hyphens, such as wine-farm-transfer";
  return { service: parsed.success ? parsed.data : undefined, problems };
}

function fieldOf([first, second]: readonly PropertyKey[]): string {
  const field = first === "page" ? second : first;
  return field === "picture" || field === "gallery" ? "pictures" : String(field);
}

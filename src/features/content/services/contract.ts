import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { serviceForm } from "#features/catalogue/services/contract.ts";
import { call, contract } from "#platform/contract.ts";
import type { ServiceView } from "../words/page-shapes.ts";

export const servicePreviewContract = contract({
  previewService: call({
    summary: "Shows a service’s page as visitors would see it, before it is saved or on sale. Nothing is kept.",
    access: rolesThatMay("view_tariffs"),
    effect: "reads",
    input: z.object({ slug: z.string().check(z.maxLength(80)), service: serviceForm }),
    output: z.object({ page: z.custom<ServiceView>() }),
    refusals: { no_page: "This service has no page of its own." },
  }),
});

import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import { quoteIdOf } from "../../server/make-token.ts";
import { findQuote } from "../../server/views.ts";
import { isStaff } from "./find-quote-by-token.ts";
import { gatherProForma } from "./gather-pro-forma.ts";

/** A sent quote as a pro forma invoice. */
export async function quoteFile(ctx: Context, { token }: { token: string }) {
  const id = quoteIdOf(ctx, token);
  const row = id && (await findQuote(ctx.db, id));
  if (!row || row.state === "draft") return refuse("not_found");
  const pdf = await gatherProForma(ctx, row);
  const { standing } = pdf.quote;
  if (standing === "withdrawn") return refuse("not_open", { standing });
  if (standing !== "open" && standing !== "accepted" && !isStaff(ctx)) return refuse("not_open", { standing });

  // The PDF library is slow to load and most processes never need it, so it is imported with the first document.
  const { ProFormaPdf } = await import("./emails/pro-forma-pdf.tsx");
  const content = await printPdf(ctx.db, ProFormaPdf({ pdf }));
  const { number, version } = row;
  const name = `pro-forma-${number}${version > 1 ? `-v${version}` : ""}.pdf`;
  return accept({ name, type: "application/pdf" as const, content: content.toString("base64") });
}

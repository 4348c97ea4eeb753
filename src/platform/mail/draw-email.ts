import { render } from "@react-email/render";
import type { ReactNode } from "react";
import type { ReadDb } from "#db/connect.ts";
import { findBrand } from "#db/read-brand.ts";
import { withLogo } from "./email-logo.tsx";
import { inBrand } from "./email-look.ts";

/** An email as it is sent, in the company’s colours and with its logo of this moment. */
export async function drawEmail(db: ReadDb, content: ReactNode): Promise<string> {
  const brand = await findBrand(db);
  return inBrand(withLogo(await render(content), brand.logo), brand);
}

import { render } from "@react-email/render";
import type { ReactNode } from "react";
import type { ReadDb } from "#db/connect.ts";
import { findBrand } from "#db/read-brand.ts";
import { inBrand } from "./email-look.ts";

/** An email as it is sent, in the company’s colours of this moment. */
export const drawEmail = async (db: ReadDb, content: ReactNode): Promise<string> =>
  inBrand(await render(content), await findBrand(db));

import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockImport, runImport } from "#platform/imports/run-import.ts";
import type { customerImportContract } from "../import-contract.ts";
import { customerEditor } from "./edit-customer.ts";
import { type ImportedCustomer, judgeCustomers, ofCustomers } from "./judge-customers.ts";
import { insertCustomer, insertNote, setTags } from "./store.ts";

/** Does what the preview showed, all of it or nothing. No one gets a message by it, and no consent comes with it. */
export async function importCustomers(
  ctx: Context,
  { rows, file_name }: ParsedOf<typeof customerImportContract.importCustomers>,
) {
  await lockImport(ctx.db, ofCustomers);
  return runImport(ctx, {
    of: ofCustomers,
    fileName: file_name,
    versions: rows.map(({ version }) => version),
    judged: await judgeCustomers(ctx, rows),
    write: async ({ id, version, form }) => {
      if (id === null || version === null) return enterCustomer(ctx, form);
      const current = await customerEditor.lock(ctx, { id, version });
      if (!current.ok) return undefined;
      const { firstName, lastName, phone, tags } = form;
      await customerEditor.edit(ctx, current.value, { firstName, lastName, phone, tags: [...tags] });
      return id;
    },
  });
}

async function enterCustomer(ctx: Context, { tags, note, ...contact }: ImportedCustomer): Promise<string> {
  const id = await insertCustomer(ctx.db, contact, ctx.now);
  if (tags.length > 0) await setTags(ctx.db, id, tags);
  if (note) {
    const author = { authorId: personAsking(ctx.actor), author: nameOfActor(ctx.actor) };
    await insertNote(ctx.db, { id: ctx.newId(), personId: id, ...author, text: note, createdAt: ctx.now });
  }
  return id;
}

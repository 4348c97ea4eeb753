import { and, desc, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { menuVersions } from "#db/schema/pages.ts";
import { type MenuItem, type MenuName, menuNames, readMenu, usualMenus } from "#domain/page/menus.ts";
import { firstLanguage } from "#domain/text/language.ts";

const ofMenu = (name: MenuName) => and(eq(menuVersions.language, firstLanguage), eq(menuVersions.name, name));

/** The latest first. */
export const findMenuVersions = (db: ReadDb, name: MenuName) =>
  db
    .select({
      number: menuVersions.number,
      items: menuVersions.items,
      savedAt: menuVersions.savedAt,
      savedBy: users.name,
    })
    .from(menuVersions)
    .leftJoin(users, eq(users.id, menuVersions.savedBy))
    .where(ofMenu(name))
    .orderBy(desc(menuVersions.number))
    .limit(100);

/** The menus in force. One that can’t be read any more is the usual one. */
export async function findMenus(db: ReadDb): Promise<Readonly<Record<MenuName, readonly MenuItem[]>>> {
  const rows = await db
    .selectDistinctOn([menuVersions.name], { name: menuVersions.name, items: menuVersions.items })
    .from(menuVersions)
    .where(eq(menuVersions.language, firstLanguage))
    .orderBy(menuVersions.name, desc(menuVersions.number));
  const saved = rows.flatMap(({ name, items }) => {
    const read = readMenu(name, items);
    return read.ok && menuNames.includes(name) ? [[name, read.value] as const] : [];
  });
  return { ...usualMenus, ...Object.fromEntries(saved) };
}

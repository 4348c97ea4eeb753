/** In schemas of ours. */
export const ours = `nspname !~ '^pg_' and nspname <> 'information_schema'`;

/** Objects of an extension return with the extension. */
export const notOfExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend e where e.classid = '${catalogue}'::regclass and e.objid = ${oid} and e.deptype = 'e')`;

import { renderToStaticMarkup } from "react-dom/server";
import type { Access, Call } from "#platform/contract.ts";
import { openApi } from "#platform/openapi.ts";

/**
 * A readable page of every call, generated from the contracts like /openapi.json. Plain HTML, to outlive any design.
 */
export function renderApiPage(calls: readonly Call[], title: string): string {
  const described = openApi(calls, { siteUrl: "", title }).paths;
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`API | ${title}`}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>API</h1>
          <p>
            Every call is <code>POST /functions/v1/&lt;name&gt;</code> with a JSON body. Every answer has{" "}
            <code>success</code>. A failure also has <code>error</code> for programs and <code>message</code> for
            people. For machines: <a href="/openapi.json">openapi.json</a>.
          </p>
          <nav aria-label="Calls">
            {calls.map((call) => (
              <a key={call.name} href={`#${call.name}`}>
                {call.name}
              </a>
            ))}
          </nav>
          {calls.map((call) => (
            <CallDescription key={call.name} call={call} schema={described[`/functions/v1/${call.name}`]} />
          ))}
        </main>
      </body>
    </html>,
  )}`;
}

type Operation = ReturnType<typeof openApi>["paths"][string];

function CallDescription({ call, schema }: { call: Call; schema: Operation | undefined }) {
  const input = schema?.post.requestBody.content["application/json"].schema;
  const output = schema?.post.responses[200].content["application/json"].schema.allOf[1];
  return (
    <section id={call.name}>
      <h2>{call.name}</h2>
      <p>{call.summary}</p>
      <p className="facts">
        Who: {whoMay(call.access)}.{call.limit && ` At most ${call.limit.times} in ${call.limit.seconds} seconds.`}
        {call.effect === "creates" && " Accepts an Idempotency-Key header."}
      </p>
      <h3>Request</h3>
      <Fields schema={input} />
      <h3>Answer</h3>
      <Fields schema={output} />
      {Object.keys(call.refusals).length > 0 && <h3>Refusals (409)</h3>}
      <dl>
        {Object.entries(call.refusals).map(([reason, sentence]) => (
          <div key={reason}>
            <dt>
              <code>{reason}</code>
            </dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type FieldSchema = {
  type?: string;
  anyOf?: { type?: string }[];
  enum?: unknown[];
  maxLength?: number;
  default?: unknown;
};

function Fields({ schema }: { schema: unknown }) {
  const { properties = {}, required = [] } = Object(schema) as {
    properties?: Record<string, FieldSchema>;
    required?: string[];
  };
  const fields = Object.entries(properties);
  if (fields.length === 0) return <p className="facts">Nothing.</p>;
  return (
    <table>
      <tbody>
        {fields.map(([name, field]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{kindOf(field)}</td>
            <td>{required.includes(name) ? "required" : "optional"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function kindOf(field: FieldSchema): string {
  if (field.enum) return field.enum.map(String).join(" | ");
  const kind = field.type ?? field.anyOf?.map((one) => one.type ?? "value").join(" or ") ?? "value";
  return field.maxLength ? `${kind}, at most ${field.maxLength} characters` : kind;
}

const whoMay = (access: Access) =>
  typeof access === "string" ? access.replace("_", " ") : access.map((role) => role.replace("_", " ")).join(", ");

const style = `:root{color-scheme:light dark;--ink:light-dark(#10293f,#f4ecdf);--bg:light-dark(#fffaf1,#0a1b2b);--line:light-dark(#e8dcc5,#21405a);--link:light-dark(#0f6480,#6fcadb)}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.55 system-ui,sans-serif}main{max-width:820px;margin:auto;padding:48px 20px}a{color:var(--link)}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin:24px 0}section{border-top:1px solid var(--line);padding:20px 0}h2{margin:8px 0}h3{font-size:1rem;margin:16px 0 4px}
.facts{opacity:.8;margin:4px 0}table{border-collapse:collapse;width:100%}table{table-layout:fixed}th:first-child{width:38%}td:last-child{width:5em}th,td{overflow-wrap:anywhere;text-align:left;padding:5px 12px 5px 0;border-bottom:1px solid var(--line);font-weight:400;vertical-align:top}dd{margin:0 0 6px 0}`;

import type { Call, InputOf, OutputOf } from "../contract.ts";

/** A page's data over HTTP, for navigation within the site. A missing page is thrown as its status. */
export async function readPageData<C extends Call>(name: C["name"], input: InputOf<C>): Promise<OutputOf<C>> {
  const response = await fetch(`/content/${name}?input=${encodeURIComponent(JSON.stringify(input))}`);
  if (!response.ok) throw new Response(null, { status: response.status });
  return response.json();
}

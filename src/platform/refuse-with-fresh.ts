import { type Result, refuse } from "#domain/result.ts";

/** Reads the current row. */
type Read = () => Promise<unknown>;

/** Adds the current row to a refusal, so that someone who decided on an outdated screen sees what changed. */
export async function refuseWithFresh<T, R extends string>(
  answer: Result<T, R>,
  name: string,
  read: Read,
): Promise<Result<T, R>> {
  if (answer.ok || answer.reason === "not_found") return answer;
  const fresh = await read();
  return fresh === undefined ? answer : refuse(answer.reason, { ...answer.details, [name]: fresh });
}

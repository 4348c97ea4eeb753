import { afterEach, expect, test } from "vitest";
import { aLanguageModel, type ModelAnswer } from "#testing/builders/services/a-language-model.ts";
import { askLanguageModel } from "./language-model.ts";

let close = async () => {};
afterEach(() => close());

async function ask(answers: readonly ModelAnswer[], timeoutMs = 2000) {
  const provider = await aLanguageModel(answers);
  close = provider.close;
  const said = askLanguageModel(provider.languageModel, {
    messages: [{ role: "user", content: "How much?" }],
    tools: [{ name: "get_price", description: "A price", parameters: { type: "object" } }],
    callTool: (name, json) => `${name} ${json}: R350`,
    timeoutMs,
  });
  return { said, requests: provider.requests };
}

test("tools are called until the model answers, and it gets their results", async () => {
  const { said, requests } = await ask([{ tools: [["get_price", '{"offer":"transfer"}']] }, { content: "R350" }]);
  expect(await said).toEqual({ reply: "R350", toolResults: ['get_price {"offer":"transfer"}: R350'] });
  expect(requests[0]?.authorization).toBe("Bearer a key");
  expect(requests[0]?.body).toMatchObject({ model: "a-model", tools: [{ function: { name: "get_price" } }] });
  expect(requests[1]?.body.messages.map(({ role }) => role)).toEqual(["user", "assistant", "tool"]);
});

test("a model that never stops calling tools is stopped after four rounds", async () => {
  const { said, requests } = await ask([{ tools: [["get_price", "{}"]] }]);
  await expect(said).rejects.toThrow("after 4 rounds");
  expect(requests).toHaveLength(5);
});

test.each<[string, ModelAnswer]>([
  ["a provider that is down", { status: 503 }],
  ["an answer that is not JSON", { status: 200, body: "<html>" }],
  ["an answer of another form", { status: 200, body: '{"choices":[]}' }],
])("%s is a failure", async (_what, answer) => {
  const { said } = await ask([answer]);
  await expect(said).rejects.toThrow();
});

test("a silent provider times out", async () => {
  const { said } = await ask(["silence"], 60);
  await expect(said).rejects.toThrow(/timeout|aborted/i);
});

// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { Standing } from "./standing";
import { StandingHtml } from "./standing-html.client";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const drawn = '<footer class="end"><p>Version 1</p></footer>';

it("keeps what it finds, and draws that again where the shell has to be drawn anew", async () => {
  const { body } = document;
  body.innerHTML = drawn;
  const part = <StandingHtml as="footer" name="kept" className="end" />;
  const found = body.querySelector("p");
  const root = await act(() => hydrateRoot(body, part));
  expect(body.innerHTML).toBe(drawn);
  expect(body.querySelector("p")).toBe(found);

  act(() => root.unmount());
  expect(body.innerHTML).toBe("");
  act(() => createRoot(body).render(part));
  expect(body.innerHTML).toBe(drawn);
});

it("is handed to the browser's half past the payload, but not in the preview", () => {
  const element = () => Standing({ as: "div", name: "handed", children: <b>Text</b> });
  expect(element().props).not.toHaveProperty("children");
  expect(element().props.html).toBeUndefined();
  vi.stubEnv("NODE_ENV", "development");
  expect(element().props.html).toBe("<b>Text</b>");
  vi.unstubAllEnvs();
});

import { pointerSteps } from "./pointer";

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object there, or an empty one: for asking on. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The list there, or an empty one. */
export function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value that a JSON pointer names, with or without `#` before it. */
export function valueAt(root: Json, pointer: string): Json | undefined {
  let value: Json | undefined = root;
  for (const step of pointerSteps(pointer.replace(/^#/, "")) ?? []) {
    if (Array.isArray(value)) value = value[Number(step)];
    else value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}

/** A value with the pointer at which it really stands: references are followed. One that leads to itself leads to nothing. */
export function resolve(root: JsonObject, pointer: string): { pointer: string; node: JsonObject } {
  const passed = new Set<string>();
  for (let at = pointer; !passed.has(at); ) {
    passed.add(at);
    const node = objectOf(valueAt(root, at));
    if (typeof node.$ref !== "string" || !node.$ref.startsWith("#/")) return { pointer: at, node };
    at = node.$ref.slice(1);
  }
  return { pointer, node: {} };
}

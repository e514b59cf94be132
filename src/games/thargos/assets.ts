import { type AssetRef, assetKey } from '../../engine/module.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { refuseEngine } from '../../engine/refusals.ts';
import { isObject } from '../../engine/util.ts';
import {
  type Compiled,
  compiledOf,
  type Library,
  makeLibrary,
  registerCompiled,
  STANDARD,
} from './board/library.ts';
import { DEFAULT_SET } from './cards/set.ts';
import type { Config, ConfigWish, PackRef } from './config.ts';
import { DEFAULT_STORY, isStoryMode } from './modes.ts';
import { applyPacks } from './packs/apply.ts';
import type { Pack } from './packs/pack.ts';
import type { StoryPlan } from './stories/story.ts';

/** Loads the content that a config refers to but doesn't contain: packs by their hash, stories by name. */

const packNeed = ({ id, hash }: PackRef): AssetRef => ({ kind: 'pack', key: hash, id });

/**
 * The packs and the story that a config refers to. It may be untrusted: entries of a wrong type are skipped
 * here, and `configure` refuses them.
 */
export const requiredAssets = (wish: ConfigWish): readonly AssetRef[] => {
  const { packs = [], mode = 'duel', story = DEFAULT_STORY } = wish;
  const list: readonly unknown[] = Array.isArray(packs) ? packs : [];
  const named = list.filter((pack): pack is PackRef => isObject(pack) && typeof pack.hash === 'string');
  const isTold = isStoryMode({ mode }) && typeof story === 'string';
  return [...named.map(packNeed), ...(isTold ? [{ kind: 'story', key: story }] : [])];
};

const isSelfContained = (config: Config): boolean =>
  config.packs.length === 0 && (typeof config.story !== 'string' || !isStoryMode(config));

/** Returns the content for a `kind:key`, or undefined if it is missing. */
export type FindAsset = (key: string) => unknown;

/** Compiles the content of configs for one module. Equal packs are compiled only once. */
export interface Rulebook {
  /** The refusal if `find` doesn't return some content that the config refers to. */
  readonly lackOf: (config: Config) => Refusal | undefined;
  /**
   * Compiles the content of a config and stores it for this config object, or throws an error with the fields
   * of a refusal. Every entry point calls it first, because a config read from JSON is a new object.
   */
  readonly meet: (config: Config) => void;
}

export const makeRulebook = (find: FindAsset): Rulebook => {
  /** Keyed by the first pack, so that compiled cards are freed together with their packs. */
  const libraries = new WeakMap<Pack, { readonly packs: readonly Pack[]; readonly library: Library }[]>();
  const mine = new WeakSet<Compiled>();

  const libraryFor = (refs: readonly PackRef[]): Library | Refusal => {
    const packs: Pack[] = [];
    for (const ref of refs) {
      const pack = find(assetKey(packNeed(ref)));
      if (!pack) return refuseEngine('lacking', { ...packNeed(ref) });
      // The cast is safe, because content is validated when it is loaded.
      packs.push(pack as Pack);
    }
    const [first] = packs;
    if (!first) return STANDARD;
    const beside = libraries.get(first) ?? [];
    // Packs with the same hash may have different texts, so each object is compiled separately.
    const known = beside.find(
      one => one.packs.length === packs.length && one.packs.every((pack, i) => pack === packs[i]),
    );
    if (known) return known.library;
    const library = makeLibrary(applyPacks(DEFAULT_SET, packs));
    libraries.set(first, [...beside, { packs, library }]);
    return library;
  };

  const compile = (config: Config): Compiled | Refusal => {
    const library = libraryFor(config.packs);
    if (isRefusal(library)) return library;
    if (typeof config.story !== 'string' || !isStoryMode(config)) return { library, story: undefined };
    const need = { kind: 'story', key: config.story };
    // The cast is safe, because content is validated when it is loaded.
    const story = find(assetKey(need)) as StoryPlan | undefined;
    return story ? { library, story } : refuseEngine('lacking', need);
  };

  const lackOf = (config: Config): Refusal | undefined => {
    if (isSelfContained(config)) return undefined;
    const known = compiledOf(config);
    if (known && mine.has(known)) return undefined;
    const compiled = compile(config);
    if (isRefusal(compiled)) return compiled;
    mine.add(compiled);
    registerCompiled(config, compiled);
    return undefined;
  };

  const meet = (config: Config): void => {
    const lack = lackOf(config);
    if (lack) throw Object.assign(new Error(`expected the ${lack.kind} ${lack.key}, found none`), lack);
  };

  return { lackOf, meet };
};

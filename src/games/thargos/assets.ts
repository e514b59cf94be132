import { type AssetRef, assetKey } from '../../engine/module.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
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

/** Content that a config names but doesn't contain: packs by the hash of their content, stories by name. */

const packNeed = ({ id, hash }: PackRef): AssetRef => ({ kind: 'pack', key: hash, id });

/** A config may be untrusted: `configure` refuses what isn't a pack or a story. */
export const requiredAssets = (wish: ConfigWish): readonly AssetRef[] => {
  const { packs = [], mode = 'duel', story = DEFAULT_STORY } = wish;
  const list: readonly unknown[] = Array.isArray(packs) ? packs : [];
  const named = list.filter((pack): pack is PackRef => isObject(pack) && typeof pack.hash === 'string');
  const isTold = isStoryMode({ mode }) && typeof story === 'string';
  return [...named.map(packNeed), ...(isTold ? [{ kind: 'story', key: story }] : [])];
};

const isSelfContained = (config: Config): boolean =>
  config.packs.length === 0 && (typeof config.story !== 'string' || !isStoryMode(config));

/** Finds content by `kind:key`. */
export type FindAsset = (key: string) => unknown;

/** The compiled content of one module's configs. Equal packs are compiled once and freed with the module. */
export interface Rulebook {
  /** The refusal for content that is named but missing. */
  readonly lackOf: (config: Config) => Refusal | undefined;
  /** Called first by every entry point, because a config may come from JSON. Throws an error that is also a refusal. */
  readonly meet: (config: Config) => void;
}

export const makeRulebook = (find: FindAsset): Rulebook => {
  /** By the first pack: compiled cards are freed together with the packs. */
  const libraries = new WeakMap<Pack, { readonly packs: readonly Pack[]; readonly library: Library }[]>();
  const mine = new WeakSet<Compiled>();

  const libraryFor = (refs: readonly PackRef[]): Library | Refusal => {
    const packs: Pack[] = [];
    for (const ref of refs) {
      const pack = find(assetKey(packNeed(ref)));
      if (!pack) return refuse('lacking', { ...packNeed(ref) });
      // Content is checked when it is loaded.
      packs.push(pack as Pack);
    }
    const [first] = packs;
    if (!first) return STANDARD;
    const beside = libraries.get(first) ?? [];
    // Packs with one hash may differ in their texts; then they are compiled again.
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
    // Content is checked when it is loaded.
    const story = find(assetKey(need)) as StoryPlan | undefined;
    return story ? { library, story } : refuse('lacking', need);
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

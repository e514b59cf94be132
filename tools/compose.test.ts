import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { serveHelp } from '../src/server/settings-help.ts';
import { ROOT } from './steps.ts';

/** The fields of a Compose file that these tests read. */
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
  readonly secrets?: Readonly<Record<string, { readonly file: string }>>;
}

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly secrets?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: unknown;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}

const DEPLOY = join(ROOT, 'deploy');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

// A package of the server brings this YAML parser.
const { parse } = createRequire(join(ROOT, 'node_modules/@fastify/swagger/index.js'))('yaml');
const composeOf = (file: string): Compose => parse(read(`deploy/${file}`), { merge: true });

const FILES = ['compose.yaml', 'compose.cluster.yaml'];

const isServer = ({ image }: Service): boolean => image === 'alidade';

for (const file of FILES) {
  const { services, volumes, secrets = {} } = composeOf(file);
  const servers = Object.values(services).filter(isServer);

  test(`the servers of deploy/${file} can write only to /data and /tmp`, () => {
    assert.ok(servers.length > 0);
    for (const { read_only, cap_drop, security_opt, build, volumes: own = [], tmpfs = [] } of servers) {
      assert.equal(read_only, true);
      assert.deepEqual(cap_drop, ['ALL']);
      assert.deepEqual(security_opt, ['no-new-privileges:true']);
      const folders = [...own, ...tmpfs].map(each => /(?:^|:)(\/\w+)/.exec(each)?.[1]);
      assert.deepEqual(folders.toSorted(), ['/data', '/tmp']);
      assert.ok(existsSync(join(DEPLOY, build!.context, build!.dockerfile)));
    }
  });

  test(`deploy/${file} sets only variables that the server has`, () => {
    const help = serveHelp('en');
    const names = servers.flatMap(({ environment = {} }) => Object.keys(environment));
    // Examples in comments are settings, too.
    const commented = [...read(`deploy/${file}`).matchAll(/^ +# +([A-Z_]+): \S/gm)].map(([, name]) => name!);
    assert.ok(commented.length > 0);
    const unknown = [...names, ...commented].filter(
      name => !help.includes(` ${name.replace(/_FILE$/, '')} `),
    );
    assert.deepEqual(unknown, []);
  });

  test(`deploy/${file} names only services, volumes, secrets and files that exist`, () => {
    for (const { depends_on = [], volumes: own = [], secrets: used = [] } of Object.values(services)) {
      const conditions = Array.isArray(depends_on) ? {} : depends_on;
      for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        assert.ok(services[name], `expected a service ${name}`);
      for (const [name, { condition }] of Object.entries(conditions))
        if (condition === 'service_healthy')
          assert.ok(services[name]!.healthcheck, `${name} has no health check`);
      for (const [source = ''] of own.map(volume => volume.split(':')))
        assert.ok(source.startsWith('.') ? existsSync(join(DEPLOY, source)) : source in volumes, source);
      for (const name of used) assert.ok(name in secrets, `expected a secret ${name}`);
    }
    for (const { file: path } of Object.values(secrets))
      assert.match(read('docs/hosting.md'), new RegExp(`> ${join('deploy', path)}$`, 'm'));
  });
}

test('deploy/haproxy.cfg uses the servers and the port of deploy/compose.cluster.yaml', () => {
  const { services } = composeOf('compose.cluster.yaml');
  const names = Object.keys(services).filter(name => isServer(services[name]!));
  const [, port = ''] = /\bPORT=(\d+)/.exec(read('deploy/Containerfile')) ?? [];
  const found = [...read('deploy/haproxy.cfg').matchAll(/^ +server \S+ (\S+)$/gm)].map(
    ([, address]) => address,
  );
  assert.deepEqual(
    found,
    names.map(name => `${name}:${port}`),
  );
  const [, bound] = /^ +bind :(\d+)$/m.exec(read('deploy/haproxy.cfg')) ?? [];
  assert.deepEqual(services.proxy?.ports, [`8080:${bound}`]);
});

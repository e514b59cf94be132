import ajv from '@fastify/ajv-compiler';
import fastJson from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

/**
 * The compilers that Fastify uses by default, except that they compile a schema when it is first used. Compiling the
 * schemas of all routes would take a quarter of the time in which a server starts.
 */

const compileValidator = ajv()({}, { customOptions: { coerceTypes: false, removeAdditional: false } });
const compileSerializer = fastJson()();

export const validatorOf: FastifySchemaCompiler<object> = route => {
  let compiled: ReturnType<typeof compileValidator> | undefined;
  const validate: ReturnType<typeof validatorOf> = data => {
    compiled ??= compileValidator(route);
    const isValid = compiled(data) === true;
    // Fastify reads the errors from the function that it called.
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return validate;
};

export const serializerOf: FastifySerializerCompiler<object> = ({ schema, method, url, httpStatus = '' }) => {
  let compiled: ReturnType<typeof compileSerializer> | undefined;
  return data => {
    compiled ??= compileSerializer({ schema, method, url, httpStatus });
    return compiled(data);
  };
};

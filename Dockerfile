# One file, a target for each process of docker-compose.yml. TypeScript runs as it is: nothing is compiled for the servers.
FROM node:24.21.0-trixie-slim AS base
WORKDIR /shop
ENV NODE_ENV=production
# As in local/src/processes/spawn-child.ts.
ENV MALLOC_ARENA_MAX=2

# Manifests alone, so that a change of sources leaves the installed packages in the cache.
FROM base AS manifests
COPY package.json package-lock.json .npmrc ./
COPY shared-domain/package.json shared-domain/
COPY shared-ui/package.json shared-ui/
COPY shell/package.json shell/
COPY mfe-landing/package.json mfe-landing/
COPY mfe-wholesale/package.json mfe-wholesale/
COPY mfe-dtc/package.json mfe-dtc/
COPY mfe-kegs/package.json mfe-kegs/
COPY mfe-admin/package.json mfe-admin/
COPY mfe-suppliers/package.json mfe-suppliers/
COPY api/package.json api/
COPY delivery/package.json delivery/
COPY local/package.json local/
COPY e2e/package.json e2e/
COPY checks/package.json checks/
COPY bench/package.json bench/

FROM manifests AS api
RUN npm ci --omit=dev --workspace=api --workspace=shared-domain --ignore-scripts
COPY shared-domain shared-domain
# The painters of product art alone: the API makes pictures with them.
COPY shared-ui/src/brand-marks shared-ui/src/brand-marks
COPY shared-ui/src/product-painting shared-ui/src/product-painting
COPY api api
COPY examples examples
RUN mkdir /backups .compiled && chown node /backups .compiled
USER node
# Half a start's processor time is compiling. Node keeps what it compiled, for each user and these options of V8's; without a
# configuration the API ends once everything is loaded. The options are those of local/src/processes/spawn-child.ts.
ENV NODE_COMPILE_CACHE=/shop/.compiled
RUN ! node --max-semi-space-size=4 --heap-growing-percent=50 --initial-old-space-size=64 api/src/server.ts
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=50", "--initial-old-space-size=64", "--import", "./api/src/traces.ts", "api/src/server.ts"]

FROM manifests AS gateway
RUN npm ci --omit=dev --workspace=delivery --workspace=shared-domain --ignore-scripts && mkdir /releases && chown node /releases
COPY delivery delivery
# The client's address and the client of buckets alone, which API and gateway share.
COPY shared-domain/src/foundation/bucket shared-domain/src/foundation/bucket
COPY shared-domain/src/foundation/network shared-domain/src/foundation/network
USER node
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=50", "--initial-old-space-size=64", "delivery/src/gateway/server.ts"]

FROM manifests AS stand-ins
RUN npm ci --omit=dev --workspace=local --ignore-scripts && mkdir /state && chown node /state
COPY local local
USER node
CMD ["node", "local/src/stand-ins/server.ts"]

# Builds the front ends, so it needs everything, the development packages too.
FROM manifests AS releases
RUN npm ci --include=dev --ignore-scripts && mkdir /releases && chown node /releases
COPY . .
RUN chown -R node /shop
USER node
CMD ["node", "delivery/src/commands/ensure-releases.ts"]

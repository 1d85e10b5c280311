"""A worker for BuildGrid on this machine: worker.py NAME PORT FOLDER.

It runs one action at a time: in a new folder with the action's inputs and nothing else, and with
the variables of the action and no others. It prints a line when it is ready and for each action.
"""

import io
import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as execution
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2, bots_pb2_grpc
from buildgrid._protos.google.rpc import code_pb2
from buildgrid.server.client.cas import Downloader, Uploader

LONGEST = 60  # seconds that an action may take, unless it says another time
POLL = 30  # seconds after which the server answers, with work or without
OK = 1  # the status of a worker that takes work


class Worker:
    def __init__(self, name, channel, folder):
        self.name, self.folder = name, folder
        self.files = folder / "files"
        self.files.mkdir(parents=True)
        self.downloader, self.uploader = Downloader(channel), Uploader(channel)

    def read(self, digest, message):
        return self.downloader.get_message(digest, message) if digest.size_bytes else message

    def file(self, node):
        """A file, downloaded once. Actions get links to it, which they cannot write to."""
        path = self.files / (node.digest.hash + (".program" if node.is_executable else ""))
        if not path.exists():
            partial = path.with_suffix(".partial")
            partial.touch()
            if node.digest.size_bytes:
                self.downloader.download_file(node.digest, str(partial), queue=False)
            partial.chmod(0o555 if node.is_executable else 0o444)
            partial.rename(path)
        return path

    def lay_out(self, digest, folder):
        """Makes a folder of inputs."""
        folder.mkdir()
        directory = self.read(digest, execution.Directory())
        for node in directory.files:
            (folder / node.name).hardlink_to(self.file(node))
        for node in directory.directories:
            self.lay_out(node.digest, folder / node.name)
        for node in directory.symlinks:
            (folder / node.name).symlink_to(node.target)

    def upload_outputs(self, command, folder, result):
        for name in sorted({*command.output_files, *command.output_directories, *command.output_paths}):
            path = folder / name
            if path.is_dir():
                result.output_directories.add(path=name, tree_digest=self.uploader.upload_tree(str(path)))
            elif path.is_file():
                result.output_files.add(
                    path=name, digest=self.uploader.upload_file(str(path)),
                    is_executable=os.access(path, os.X_OK))
        self.uploader.flush()

    def run(self, action):
        """Runs an action; returns its result."""
        command = self.read(action.command_digest, execution.Command())
        root = self.folder / "action"
        try:
            self.lay_out(action.input_root_digest, root)
            folder = root / command.working_directory
            for output in (*command.output_files, *command.output_directories, *command.output_paths):
                (folder / output).parent.mkdir(parents=True, exist_ok=True)
            done = subprocess.run(
                list(command.arguments), cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                env={variable.name: variable.value for variable in command.environment_variables},
                timeout=action.timeout.seconds or LONGEST, check=False)
            result = execution.ActionResult(exit_code=done.returncode)
            result.execution_metadata.worker = self.name
            for digest, text in ((result.stdout_digest, done.stdout), (result.stderr_digest, done.stderr)):
                digest.CopyFrom(self.uploader.put_blob(io.BytesIO(text)))
            self.upload_outputs(command, folder, result)
            return result
        finally:
            shutil.rmtree(root)

    def complete(self, lease):
        action, result = execution.Action(), execution.ActionResult()
        lease.payload.Unpack(action)
        try:
            result = self.run(action)
            used = resource.getrusage(resource.RUSAGE_CHILDREN)
            print(f"exit code {result.exit_code}, CPU seconds so far "
                  f"{used.ru_utime + used.ru_stime:.2f}", flush=True)
        except Exception as error:  # Bazel shows it.
            lease.status.code, lease.status.message = code_pb2.ABORTED, f"{self.name}: {error!r}"
            print(lease.status.message, flush=True)
        lease.result.Pack(result)
        lease.state = bots_pb2.COMPLETED


def main(name, port, folder):
    with grpc.insecure_channel("127.0.0.1:" + port) as channel:
        grpc.channel_ready_future(channel).result(timeout=LONGEST)
        worker, bots = Worker(name, channel, Path(folder)), bots_pb2_grpc.BotsStub(channel)
        # With so short a time to answer, the server does not wait for work.
        session = bots.CreateBotSession(bots_pb2.CreateBotSessionRequest(
            bot_session=bots_pb2.BotSession(bot_id=name, status=OK)), timeout=3)
        print("ready", flush=True)
        while True:
            for lease in session.leases:
                worker.complete(lease)
            session = bots.UpdateBotSession(bots_pb2.UpdateBotSessionRequest(
                name=session.name, bot_session=session), timeout=POLL)


if __name__ == "__main__":
    main(*sys.argv[1:])
